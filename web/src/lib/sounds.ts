/** Sounds and vibration, played by the browser itself: no files. */
import { preferences } from './preferences.svelte';

export type Sound = 'mark' | 'clue' | 'found' | 'miss' | 'assassin' | 'turn' | 'won' | 'lost';

/** Notes as [start in seconds, frequency, length, loudness]; the timbre by sound. */
const SOUNDS: Record<Sound, { shape: OscillatorType; notes: [number, number, number, number][] }> =
  {
    mark: { shape: 'triangle', notes: [[0, 660, 0.05, 0.12]] },
    clue: {
      shape: 'triangle',
      notes: [
        [0, 392, 0.12, 0.2],
        [0.1, 523, 0.22, 0.2],
      ],
    },
    found: {
      shape: 'sine',
      notes: [
        [0, 523, 0.14, 0.25],
        [0.09, 659, 0.14, 0.25],
        [0.18, 784, 0.3, 0.25],
      ],
    },
    miss: {
      shape: 'triangle',
      notes: [
        [0, 330, 0.18, 0.22],
        [0.14, 262, 0.32, 0.22],
      ],
    },
    assassin: {
      shape: 'sawtooth',
      notes: [
        [0, 110, 0.9, 0.2],
        [0.02, 116.5, 0.9, 0.2],
        [0.3, 73, 1, 0.2],
      ],
    },
    turn: {
      shape: 'sine',
      notes: [
        [0, 784, 0.12, 0.2],
        [0.16, 1047, 0.28, 0.2],
      ],
    },
    won: {
      shape: 'triangle',
      notes: [
        [0, 523, 0.16, 0.25],
        [0.14, 659, 0.16, 0.25],
        [0.28, 784, 0.16, 0.25],
        [0.42, 1047, 0.6, 0.25],
      ],
    },
    lost: {
      shape: 'triangle',
      notes: [
        [0, 392, 0.25, 0.22],
        [0.22, 370, 0.25, 0.22],
        [0.44, 349, 0.25, 0.22],
        [0.66, 330, 0.7, 0.22],
      ],
    },
  };

const BUZZ: Partial<Record<Sound, number[]>> = {
  found: [30],
  miss: [60, 40, 60],
  assassin: [250, 60, 250],
  turn: [40, 60, 40],
  won: [40, 40, 40, 40, 120],
  lost: [200],
};

let context: AudioContext | null = null;

/** Browsers play nothing before somebody has touched the page. */
export function wakeSounds(): void {
  const wake = () => {
    context ??= 'AudioContext' in globalThis ? new AudioContext() : null;
    void context?.resume();
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
}

export function play(sound: Sound): void {
  const buzz = BUZZ[sound];
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  if (buzz && touched && preferences.get('vibration')) navigator.vibrate?.(buzz);
  if (!preferences.get('sound') || context?.state !== 'running') return;
  const { shape, notes } = SOUNDS[sound];
  for (const [start, frequency, length, loudness] of notes) {
    note(context, shape, context.currentTime + start, frequency, length, loudness);
  }
}

function note(
  audio: AudioContext,
  shape: OscillatorType,
  at: number,
  frequency: number,
  length: number,
  loudness: number,
): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const soft = audio.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 2400;
  tone.type = shape;
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(soft).connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
