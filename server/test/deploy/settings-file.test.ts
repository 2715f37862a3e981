import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseConfig, VARIABLES } from '#config';

const inDeploy = (file: string) => readFile(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

/** The values of a key in a unit of systemd. */
const linesOf = (unit: string, key: string): string[] =>
  [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value);

describe('the settings file of deploy/', () => {
  test('has only settings that exist, and is accepted as it is', async () => {
    const settings = parseEnv(await inDeploy('pawsume.env'));
    expect(VARIABLES).toEqual(expect.arrayContaining(Object.keys(settings)));
    const { databaseUrl, dataDir, loopback } = parseConfig(settings);
    expect({ databaseUrl, dataDir, loopback }).toEqual({
      databaseUrl: 'postgres:///pawsume?host=/run/postgresql&user=pawsume',
      dataDir: '/var/lib/pawsume',
      loopback: false,
    });
  });

  test.each(['pawsume@.service', 'pawsume-backup.service'])('is what %s reads', async (file) => {
    const unit = await inDeploy(`systemd/${file}`);
    expect(linesOf(unit, 'EnvironmentFile')).toEqual(['/etc/pawsume.env']);
    const inUnit = linesOf(unit, 'Environment').flatMap((line) => Object.keys(parseEnv(line.replaceAll(' ', '\n'))));
    expect([...VARIABLES, 'NODE_ENV']).toEqual(expect.arrayContaining(inUnit));
    // systemd takes a name from the file where both have it.
    const inFile = Object.keys(parseEnv(await inDeploy('pawsume.env')));
    expect(inUnit.filter((name) => inFile.includes(name))).toEqual([]);
  });

  test('each setting of compose.yaml and its file exists', async () => {
    const { DOMAIN, POSTGRES_PASSWORD, PICTURES_PASSWORD, ...settings } = parseEnv(
      await inDeploy('compose.env.example'),
    );
    expect([DOMAIN, POSTGRES_PASSWORD, PICTURES_PASSWORD]).toEqual(['', '', '']);
    const [app = ''] = /\n {2}app:[\s\S]*?\n\n/.exec(await inDeploy('compose.yaml')) ?? [];
    const inCompose = [...app.matchAll(/^ {6}([A-Z][A-Z0-9_]*):/gm)].map(([, name = '']) => name);
    expect(inCompose.length).toBeGreaterThan(5);
    expect(VARIABLES).toEqual(expect.arrayContaining([...inCompose, ...Object.keys(settings)]));
  });
});
