/** A result as a picture: squares with shapes in them, since not everybody tells colours apart. */
const SIZE = 600;
const SQUARE = 56;
const GAP = 8;
const COLOURS: Record<string, string> = {
  agent: '#3f9b5f',
  bystander: '#c9b48a',
  assassin: '#1d1d22',
};

/** Draw it and give it to keep. */
export function draw(day: string, title: string, line: string, rounds: string[][]): void {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIZE, 190 + rounds.length * (SQUARE + GAP)];
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const font = getComputedStyle(document.body).fontFamily;
  pen.fillStyle = '#f6f1e6';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#2a2622';
  pen.textAlign = 'center';
  pen.font = `700 34px ${font}`;
  pen.fillText(title, SIZE / 2, 66);
  pen.font = `400 24px ${font}`;
  pen.fillText(line, SIZE / 2, 108);
  rounds.forEach((round, row) => {
    const side = Math.min(SQUARE, (SIZE - 60) / Math.max(1, round.length) - GAP);
    const left = (SIZE - round.length * (side + GAP) + GAP) / 2;
    round.forEach((identity, at) => {
      square(pen, left + at * (side + GAP), 140 + row * (SQUARE + GAP), side, identity);
    });
  });
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `covernames-${day}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
  });
}

function square(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  side: number,
  identity: string,
): void {
  pen.fillStyle = COLOURS[identity] ?? '#888888';
  pen.beginPath();
  pen.roundRect(x, y, side, side, 9);
  pen.fill();
  pen.strokeStyle = identity === 'bystander' ? '#5d4d2c' : '#ffffff';
  pen.lineWidth = 5;
  pen.beginPath();
  const [a, b, c] = [side * 0.3, side * 0.5, side * 0.7];
  if (identity === 'agent') {
    pen.moveTo(x + a, y + b);
    pen.lineTo(x + side * 0.45, y + c);
    pen.lineTo(x + c, y + a);
  } else if (identity === 'assassin') {
    pen.moveTo(x + a, y + a);
    pen.lineTo(x + c, y + c);
    pen.moveTo(x + c, y + a);
    pen.lineTo(x + a, y + c);
  } else {
    pen.moveTo(x + a, y + b);
    pen.lineTo(x + c, y + b);
  }
  pen.stroke();
}
