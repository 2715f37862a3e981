import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { petByKey } from '@pawsume/fixtures/pets';
import sharp from 'sharp';
import { clientOf } from './client.ts';
import { petForm } from './people.ts';

// A process of its own: one user who sends all that costs, as fast as it is allowed. It yields to the server, whose
// processors an attacker does not have.
setPriority(15);
const [url = '', token = '', petId = '', resumeId = ''] = process.argv.slice(2);
const AT_ONCE = 8;
const send = clientOf(url, token);
const counts = new Map<string, number>();

const white = { create: { width: 6240, height: 6240, channels: 3 as const, background: '#ffffff' } };
const bomb = await sharp(white).png({ progressive: true, compressionLevel: 9 }).toBuffer();
const { step1 } = petByKey('biscuit').answers;

let turn = 0;
/** A page that was never drawn before, and is slow to draw. */
const newPage = () => {
  turn += 1;
  const emoji = Array.from({ length: 150 }, (_, n) => String.fromCodePoint(0x1f400 + ((turn * 7 + n) % 60))).join(' ');
  return send('PUT', `/resumes/${resumeId}/edit`, {
    one_liner_description: `Page ${turn} ${emoji.slice(0, 60)}`.toWellFormed(),
    rewritten_pet_description: emoji.slice(0, 600).toWellFormed(),
    rewritten_owner_description: `Owner ${turn}.`,
  });
};

const attacks: Record<string, () => Promise<{ status: number }>> = {
  preview: async () => {
    await newPage();
    return send('GET', `/resumes/${resumeId}/preview`);
  },
  upload: async () => send('POST', '/pet/form/step1', await petForm(step1, bomb)),
  generate: () => send('POST', `/pet/generate-resume/${petId}`),
  download: () => send('GET', `/resumes/${resumeId}/download`),
};

const repeat = async (name: string, attack: () => Promise<{ status: number }>): Promise<never> => {
  for (;;) {
    const { status } = await attack().catch(() => ({ status: 0 }));
    const key = `${name} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    // Refused at once: an attacker has no faster line than this.
    if (status >= 400) await sleep(20);
  }
};

for (const [name, attack] of Object.entries(attacks)) {
  for (let n = 0; n < AT_ONCE; n += 1) void repeat(name, attack);
}
process.once('SIGTERM', () => {
  const told = [...counts].sort().map(([what, times]) => `${what}: ${times}`);
  process.stdout.write(`      what the attacker sent, and how it was answered: ${told.join(', ')}\n`, () =>
    process.exit(),
  );
});
process.stdout.write('the attack is ready at once\n');
