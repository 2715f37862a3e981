import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseConfig, VARIABLES } from '#config';
import { atEnd } from '../harness/at-end.ts';
import { complaintOf } from './complaint-of.ts';

test.each([
  ['PUBLIC_URl', 'PUBLIC_URL'],
  ['public_url', 'PUBLIC_URL'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
  ['PULBIC_URL', 'PUBLIC_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['Port', 'PORT'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['LOG_LEVELS', 'LOG_LEVEL'],
  ['REFUSE_COMON_PASWORDS', 'REFUSE_COMMON_PASSWORDS'],
  ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_SECRT_KEY_FILE', 'STRIPE_SECRET_KEY_FILE'],
  ['STRIPE_SECRET_KEY_file', 'STRIPE_SECRET_KEY_FILE'],
])('%s is refused, and %s is named', (name, meant) => {
  expect(complaintOf({ [name]: '1' })).toContain(`${name}: is not a setting. Did you mean ${meant}?`);
});

test.each([
  ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['PAYPAL_SECRET', 'PAYPAL_CLIENT_SECRET'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['SMTP_USER', 'SMTP_URL'],
  ['S3_ACCESS_KEY_ID', 'S3_ACCESS_KEY'],
  ['S3_SECRET_ACCESS_KEY', 'S3_SECRET_KEY'],
])('%s is refused, and %s is among the settings that are named', (name, meant) => {
  expect(complaintOf({ [name]: '1' })).toMatch(new RegExp(`${name}: is not a setting\\. Settings .*\\b${meant}\\b`));
});

/** Of shells, systemd, npm, containers, clouds, and programs beside ours. */
const OF_OTHERS = `PATH HOME HOSTNAME HOSTTYPE LANG LC_ALL TERM MAIL MAILTO SHELL USER LOGNAME PWD OLDPWD SHLVL EDITOR TZ TMPDIR
  DISPLAY PS1 _ XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR INVOCATION_ID JOURNAL_STREAM NOTIFY_SOCKET LISTEN_FDS
  CREDENTIALS_DIRECTORY STATE_DIRECTORY NODE_ENV NODE_OPTIONS NODE_PATH NODE_VERSION NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE
  npm_config_cache npm_config_registry npm_package_name npm_lifecycle_event INIT_CWD YARN_VERSION COMPOSE_PROJECT_NAME
  COMPOSE_FILE DOCKER_HOST KUBERNETES_SERVICE_HOST KUBERNETES_PORT POSTGRES_PASSWORD PICTURES_PASSWORD DOMAIN
  GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT GOOGLE_API_KEY AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY
  OPENAI_API_KEY XAI_API_KEY ANTHROPIC_API_KEY API_KEY API_BASE_URL BASE_URL API_URL PUBLIC_KEY PUBLIC_DIR DB_URL DATABASE_HOST DATABASE_NAME
  DATABASE_USER DATABASE_PASSWORD REDIS_URL PGHOST PGPASSWORD MYSQL_DATA_DIR LOG_FILE LOG_DIR DATA ADMIN_EMAIL EMAIL_FROM
  MAIL_HOST SECRET_KEY http_proxy HTTPS_PROXY NO_PROXY ALL_PROXY CI FORCE_COLOR NO_COLOR DEBUG PORTS HOSTS SSH_CONNECTION
  OTEL_SERVICE_NAME OTEL_EXPORTER_OTLP_HEADERS METRICS_PATH METRICS_PREFIX MAX_POSTS SMTP STRIPE S3`;

test('variables of other programs are left alone', () => {
  const environment = Object.fromEntries(OF_OTHERS.split(/\s+/).map((name) => [name, '1']));
  expect(complaintOf(environment)).toBe('');
});

test('what Kubernetes tells of services is left alone', () => {
  const service = { SMTP_SERVICE_HOST: '10.0.0.1', SMTP_PORT: 'tcp://10.0.0.1:25', SMTP_PORT_25_TCP_ADDR: '10.0.0.1' };
  expect(complaintOf(service)).toBe('');
  expect(complaintOf({ ...service, STRIPE_PORT: '1' })).toContain('STRIPE_PORT');
});

test('a name that is set to nothing is left alone', () => {
  expect(complaintOf({ STRIPE_KEY: '', PUBLIC_URl: '' })).toBe('');
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pawsume-secrets-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
});
const fileWith = async (content: string): Promise<string> => {
  const path = join(folder, 'secret');
  await writeFile(path, content);
  return path;
};

test.each(['\n', '\r\n', ''])('a setting is read from a file that ends with %j', async (end) => {
  const AI_API_KEY_FILE = await fileWith(`the key${end}`);
  const config = parseConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY_FILE });
  expect(config.ai?.apiKey).toBe('the key');
});

test('every setting may be read from a file', async () => {
  const path = await fileWith('?');
  for (const name of VARIABLES) expect(complaintOf({ [`${name}_FILE`]: path })).not.toContain('is not a setting');
});

test('a setting that is given twice, or in a file that cannot be read or is empty, is refused', async () => {
  const path = await fileWith('\n');
  expect(complaintOf({ SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: path })).toMatch(
    /SMTP_URL_FILE: is set, and so is/,
  );
  expect(complaintOf({ SMTP_URL_FILE: path })).toContain(`SMTP_URL_FILE: the file ${path} is empty`);
  const nowhere = join(folder, 'nowhere');
  const complaint = complaintOf({ SMTP_URL_FILE: nowhere });
  expect(complaint).toContain(`SMTP_URL_FILE: the file ${nowhere} cannot be read (ENOENT)`);
});
