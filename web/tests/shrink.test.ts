/** Files made into small pictures. */
import { afterEach, expect, test, vi } from 'vitest';
import { base64, EDGE, HUGE, isTaken, nameOf, shrink, smallest, within } from '../src/lib/shrink';

afterEach(() => vi.unstubAllGlobals());

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n';

test.each([
  [`${PNG}abcd`, true],
  ['\xff\xd8\xff\xe0abcdefgh', true],
  ['RIFF\x01\x02\x03\x04WEBP', true],
  ['RIFF\x01\x02\x03\x04WAVE', false],
  ['<svg xmlns="http://www.w3.org/2000/svg">', false],
  ['<?xml version="1.0"?><svg>', false],
  ['GIF89a\x01\x02\x03\x04\x05\x06', false],
  ['\0\0\0\x20ftypheic', false],
  ['', false],
])('a file is known by its first bytes: %j', (head, taken) => {
  expect(isTaken(bytes(head).slice(0, 12))).toBe(taken);
});

test.each([
  [
    [4000, 3000],
    [400, 300],
  ],
  [
    [3000, 4000],
    [300, 400],
  ],
  [
    [200, 100],
    [200, 100],
  ],
  [
    [10_000, 10],
    [400, 16],
  ],
])('a picture of %j becomes one of %j', ([width, height], sides) => {
  expect(within(width!, height!, EDGE)).toEqual(sides);
});

test.each([
  ['red_balloon.PNG', 'red balloon'],
  ['Grandma-in-Tallinn (2).jpeg', 'Grandma in Tallinn'],
  ['แมว.webp', 'แมว'],
  ['St. Petersburg.jpg', 'St Petersburg'],
  ['cafe\u0301.png', 'café'],
  ['IMG_2034.JPG', ''],
  ['DSC00123.jpg', ''],
  ['facade decade.jpg', 'facade decade'],
  ['PXL_20230401_101112.jpg', ''],
  ['Screenshot 2024-01-01 at 10.00.00.png', ''],
  ['WhatsApp Image 2024-01-01 at 10.00.00.jpeg', ''],
  ['20240101_101010.jpg', ''],
  ['3f2a9c1b-77de-4c1a-9d00-aa11bb22cc33.png', ''],
  ['.png', ''],
  ['imagine.png', 'imagine'],
  [`${'x'.repeat(60)}.png`, 'x'.repeat(40)],
])('a file called %s has the name %j', (file, name) => {
  expect(nameOf(file)).toBe(name);
});

/** A browser that writes so many bytes for each dot at full quality. */
function encoder(weight: number, webp = true) {
  return vi.fn((width: number, height: number, kind: string, quality: number) => {
    const type = kind === 'image/webp' && !webp ? 'image/png' : kind;
    const size = Math.round(width * height * quality * weight);
    return Promise.resolve(new Blob([new Uint8Array(size)], { type }));
  });
}

test('a picture is as fine as it may be large', async () => {
  const light = encoder(0.1);
  expect((await smallest(light, 800, 800, 25_000))?.type).toBe('image/webp');
  expect(light).toHaveBeenCalledTimes(1);
  expect(light).toHaveBeenCalledWith(400, 400, 'image/webp', 0.85);

  const heavy = encoder(0.3);
  const made = await smallest(heavy, 800, 800, 25_000);
  expect(made!.size).toBeLessThanOrEqual(25_000);
  expect(heavy.mock.lastCall!.slice(0, 2)).toEqual([400, 400]);

  const heavier = encoder(0.6);
  expect((await smallest(heavier, 800, 800, 25_000))!.size).toBeLessThanOrEqual(25_000);
  expect(heavier.mock.lastCall!.slice(0, 2)).toEqual([300, 300]);
});

test('where WebP cannot be written it is a JPEG', async () => {
  const old = encoder(0.1, false);
  expect((await smallest(old, 800, 400, 25_000))?.type).toBe('image/jpeg');
  expect(old.mock.calls.map(([, , kind]) => kind)).toEqual(['image/webp', 'image/jpeg']);
});

test('what cannot be made small enough, or drawn at all, is none', async () => {
  expect(await smallest(encoder(50), 800, 800, 25_000)).toBeNull();
  expect(await smallest(() => Promise.resolve(null), 800, 800)).toBeNull();
});

test('what is no picture is told apart', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no image')));
  expect(await shrink(new File(['<svg/>'], 'a.png', { type: 'image/png' }))).toBe('kind');
  expect(await shrink(new File([bytes(`${PNG}nothing`)], 'a.png'))).toBe('broken');
  const huge = new File([], 'a.png');
  Object.defineProperty(huge, 'size', { value: HUGE * 1_000_000 + 1 });
  expect(await shrink(huge)).toBe('huge');
});

test('bytes become base64', async () => {
  expect(await base64(new Blob([bytes('\0\xff\x10abc')]))).toBe(btoa('\0\xff\x10abc'));
});
