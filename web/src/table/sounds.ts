/** Small sounds of our own, made when they are wanted: no file is fetched. Each goes with something that is seen. */

export type Sound = "lay" | "build" | "tram" | "tower" | "claim" | "turn" | "end";

/** A tone: its pitch, when it begins, how long it rings, how loud it is (1 is a usual one), and its colour. */
interface Tone {
  pitch: number;
  at: number;
  rings: number;
  loud?: number;
  colour?: OscillatorType;
  /** The pitch it slides to. */
  to?: number;
}

/** A rustle: a breath of noise around a pitch. */
interface Rustle {
  around: number;
  at: number;
  rings: number;
  loud?: number;
}

export const TONES: Record<Sound, readonly (Tone | Rustle)[]> = {
  lay: [
    { around: 2600, at: 0, rings: 0.07, loud: 0.8 },
    { pitch: 150, to: 90, at: 0.03, rings: 0.09, loud: 0.7 },
  ],
  build: [
    { pitch: 230, to: 150, at: 0, rings: 0.08, colour: "triangle" },
    { pitch: 290, to: 190, at: 0.11, rings: 0.1, colour: "triangle" },
  ],
  tram: [
    { pitch: 1568, at: 0, rings: 0.35, loud: 0.5 },
    { pitch: 1568, at: 0.16, rings: 0.5, loud: 0.5 },
    { pitch: 2349, at: 0.16, rings: 0.3, loud: 0.2 },
  ],
  tower: [
    { pitch: 392, at: 0, rings: 0.22 },
    { pitch: 523.25, at: 0.1, rings: 0.22 },
    { pitch: 783.99, at: 0.2, rings: 0.5 },
  ],
  claim: [
    { around: 1500, at: 0, rings: 0.05 },
    { around: 1500, at: 0.09, rings: 0.05 },
    { pitch: 196, to: 147, at: 0.02, rings: 0.2, colour: "triangle" },
  ],
  turn: [
    { pitch: 523.25, at: 0, rings: 0.6 },
    { pitch: 783.99, at: 0.18, rings: 0.6 },
  ],
  end: [
    { pitch: 392, at: 0, rings: 0.5 },
    { pitch: 493.88, at: 0.14, rings: 0.5 },
    { pitch: 587.33, at: 0.28, rings: 0.6 },
    { pitch: 783.99, at: 0.42, rings: 1.1 },
  ],
};

/** How loud a usual tone is at full volume. */
const FULL = 0.24;
let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Make a sound, as loud as a volume from 0 to 1 says. A browser that lets nothing be heard yet stays silent. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[sound]) {
    const start = audio.currentTime + tone.at;
    const loudness = audio.createGain();
    loudness.gain.setValueAtTime(FULL * volume * (tone.loud ?? 1), start);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + tone.rings);
    const source = "pitch" in tone ? toneOf(audio, tone, start) : rustleOf(audio, tone, loudness);
    if ("pitch" in tone) source.connect(loudness);
    loudness.connect(audio.destination);
    source.start(start);
    source.stop(start + tone.rings);
  }
}

function toneOf(audio: AudioContext, tone: Tone, start: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = tone.colour ?? "sine";
  source.frequency.setValueAtTime(tone.pitch, start);
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.rings);
  return source;
}

function rustleOf(audio: AudioContext, rustle: Rustle, loudness: GainNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = rustle.around;
  source.connect(filter).connect(loudness);
  return source;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
  return noise;
}
