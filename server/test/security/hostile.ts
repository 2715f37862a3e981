import { fc } from '../harness/fast-check.ts';
import type { DescribedCall } from './described-calls.ts';
import { sampleOf } from './described-calls.ts';

/** JSON as text, so that it may say what no JavaScript value can. */
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

const values = fc.oneof(
  fc.constantFrom(
    ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e400', '9007199254740993', '2147483648', '""', '[]', '{}'],
    ...['[[]]', '[null]', '{"toString":1}', '{"length":1e9}', '{"__proto__":{"polluted":1}}', '{"$ne":null}'],
    ...['{"constructor":{"prototype":{"polluted":1}}}', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udfff\\ud800"'],
    ...['"\\u202e\\u200b\\ufeff"', '"%00"', '"\'; drop table users; --"', '"../../etc/passwd"', '"__proto__"'],
    ...['"{{7*7}}<%= 7*7 %>"', '"<script>1</script>"', '"\\r\\nSet-Cookie: a=b"', deep(2000), `{"a":${deep(500)}}`],
  ),
  fc.string({ unit: 'binary', maxLength: 300 }).map((text) => JSON.stringify(text)),
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(3_000, 90_000, 1_000_000).map((length) => JSON.stringify('x'.repeat(length))),
);

/** What nobody may set, in the names that our tables and others use. */
const FORBIDDEN = [
  ...['id', 'user_id', 'owner_id', 'pet_id', 'resume_id', 'role', 'is_admin', 'admin', 'username', 'username_key'],
  ...['download_credits', 'credits', 'balance', 'subscription_status', 'password_hash', 'is_paid', 'status', 'price'],
  ...['amount', 'currency', 'is_profile_completed', 'email_confirmed', 'google_connected', 'deleted_at', 'created_at'],
  ...['last_login', 'token', 'token_hash', 'written_by', 'actor_id', 'picture', 'issuer', 'subject'],
];
const claims = fc.constantFrom('1', '"admin"', 'true', '100', '"2000-01-01T00:00:00Z"', '"/pictures/../../etc/passwd"');

/** A whole JSON body: what the call expects, with some fields replaced, forbidden ones added, or one said twice. */
export const hostileJson = ({ body }: DescribedCall): fc.Arbitrary<string> => {
  const sample = body ? sampleOf(body.schema) : {};
  const fields = Object.entries(Object(sample)).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const names = fields.map(([name]) => name);
  const replaced = fc.array(fc.tuple(fc.constantFrom(...names, 'unknown'), values), { maxLength: 2 });
  const added = fc.array(fc.tuple(fc.constantFrom(...FORBIDDEN, '__proto__', 'constructor'), claims), { maxLength: 4 });
  const objects = fc.tuple(replaced, added, fc.boolean()).map(([replacements, additions, twice]) => {
    const changed = new Map(replacements);
    const members = fields.map(([name, value]) => member(name, changed.get(name) ?? value));
    for (const [name, value] of additions) members.push(member(name, value));
    if (twice) members.push(...[...changed].map(([name, value]) => member(name, value)));
    return `{${members.join(',')}}`;
  });
  return fc.oneof({ arbitrary: objects, weight: 5 }, { arbitrary: values, weight: 1 });
};

const member = (name: string, value: string): string => `${JSON.stringify(name)}:${value}`;

/** A query string: each parameter of the call, and one of nobody's, in every form that some server takes. */
export const hostileQuery = ({ query }: DescribedCall): fc.Arbitrary<string> => {
  const name = fc.constantFrom(...query, 'x', '__proto__', 'constructor[prototype][polluted]');
  const form = fc.constantFrom('', '[]', '[0]', '[a]', '[__proto__]', '.a');
  const value = fc.oneof(
    fc.constantFrom(
      '',
      '1',
      '-1',
      '0',
      '1e9',
      '99999999999999999999',
      'NaN',
      '%00',
      '%ff',
      '%ed%a0%80',
      '%',
      "' or 1=1 --",
    ),
    fc.string({ unit: 'grapheme', maxLength: 40 }).map(encodeURIComponent),
  );
  const pair = fc.tuple(name, form, value).map(([key, suffix, text]) => `${key}${suffix}=${text}`);
  return fc.array(pair, { maxLength: 4 }).map((pairs) => pairs.join('&'));
};

const PARTS = [
  'kind',
  'title',
  'proof',
  'pet_name',
  'pet_type',
  'pet_age',
  'image',
  'picture',
  '__proto__',
  'constructor',
  '',
  'user_id',
];
const FILENAMES = [
  ...['a.jpg', '', '../../x.jpg', 'x\u0000.jpg', '\u202egpj.exe', 'a.php', `${'n'.repeat(4000)}.jpg`, 'a"; name="b'],
];

/** A multipart body with parts of any name, file or not, perhaps without its end. */
export const hostileForm = (boundary: string): fc.Arbitrary<string> => {
  const content = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom('Rex', 'x'.repeat(100_000)));
  const filename = fc.option(fc.constantFrom(...FILENAMES), { nil: null });
  const type = fc.constantFrom('', 'content-type: image/jpeg\r\n', 'content-type: multipart/mixed; boundary=y\r\n');
  const part = fc
    .record({ name: fc.constantFrom(...PARTS), filename, type, content })
    .map(
      ({ name, filename, type, content }) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === null ? '' : `; filename="${filename}"`}\r\n` +
        `${type}\r\n${content}\r\n`,
    );
  const end = fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--\r\n`, '', `--${boundary}`, '--wrong--\r\n');
  return fc.tuple(fc.array(part, { maxLength: 6 }), end).map(([parts, last]) => parts.join('') + last);
};
