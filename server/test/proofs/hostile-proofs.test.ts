import { messages } from '@pawsume/contract/messages';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { getProofFile, getProofThumbnail, listProofs } from '@pawsume/contract/proofs';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPdfRedrawer } from '#pictures/proofs/pdf-redrawer';
import { makeOwner, makePet } from '../harness/make.ts';
import { runsAll, sampleOf } from '../harness/runs-all.ts';
import { filesIn, startApp, type TestApp } from '../harness/start-app.ts';
import { keepProof, sendProof } from './keep.ts';
import { FIRST_EXTRA, makePdf, packedZeros, stream } from './make-pdf.ts';

let app: TestApp;
let pet: { as: string; petId: number };
beforeAll(async () => {
  app = await startApp({}, (context) => ({ ...context, pdfs: openPdfRedrawer() }));
  const { token } = await makeOwner(app);
  pet = { as: token, petId: await makePet(app, token) };
});

const LOCK = '/Filter /Standard /V 1 /R 2 /P -4';
const ID = '<00112233445566778899aabbccddeeff>';
const locked = () =>
  makePdf({ trailer: `/Encrypt << ${LOCK} /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [${ID} ${ID}]` });

const photo = () => petPhoto('dog');
const pixelBomb = () =>
  sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();

const REFUSED: [string, string, () => Buffer | Promise<Buffer>][] = [
  ['a PDF of eleven pages', proofMessages.tooManyPages(10), () => makePdf({ pages: 11 })],
  ['a PDF of no page', proofMessages.emptyPdf, () => makePdf({ pages: 0 })],
  ['a PDF with a password', proofMessages.locked, locked],
  ['a PDF that breaks off', proofMessages.brokenPdf, () => makePdf().subarray(0, 60)],
  [
    'HTML behind the head of a PDF',
    proofMessages.brokenPdf,
    () => Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>'),
  ],
  [
    'a PDF whose text unfolds to more than there is room for',
    proofMessages.brokenPdf,
    () => makePdf({ content: packedZeros(400_000_000, 2), filters: '/Filter [/FlateDecode /FlateDecode]' }),
  ],
  ['a PNG of 64 megapixels', messages.pictures.tooManyPixels, pixelBomb],
  ['half a JPEG', messages.pictures.unreadable, async () => (await photo()).subarray(0, 9000)],
  [
    'an SVG',
    proofMessages.unreadable,
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>'),
  ],
  ['HTML', proofMessages.unreadable, () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'a GIF',
    proofMessages.unreadable,
    async () =>
      sharp(await photo())
        .gif()
        .toBuffer(),
  ],
  [
    'a TIFF',
    proofMessages.unreadable,
    async () =>
      sharp(await photo())
        .tiff()
        .toBuffer(),
  ],
  [
    'a phone’s HEIC by itself',
    messages.pictures.heicBySelf,
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  ],
  ['a text', proofMessages.unreadable, () => Buffer.from('Rabies, 3 March 2026')],
  ['a program', proofMessages.unreadable, () => Buffer.from(`MZ${'\0'.repeat(64)}`)],
];

test.each(sampleOf(REFUSED, 3))(
  '%s is refused with a sentence, and nothing of it is left',
  { timeout: 60_000 },
  async (_what, sentence, make) => {
    const before = await filesIn(app, 'pictures');
    const reply = await sendProof(app, { ...pet, file: await make() });
    expect(reply).toMatchObject({ status: 400, error: sentence });
    expect(await filesIn(app, 'pictures')).toEqual(before);
    expect(await filesIn(app, 'uploads')).toEqual([]);
    expect((await app.send(listProofs, { as: pet.as, params: { id: pet.petId } })).answer).toEqual([]);
  },
);

const CANARY = 'CanaryInTheProof';
const word = (place: string) => `${CANARY}${place}`;
const action = (entries: string) => `/OpenAction << ${entries} >>`;
const run = (place: string) => `/S /JavaScript /JS (app.alert('${word(place)}'))`;

/** PDFs that hold more than what can be seen, each with words of its own there. */
const MORE_THAN_SEEN: [string, () => Buffer][] = [
  ['a script at its opening', () => makePdf({ catalog: action(run('Script')) })],
  ['scripts by name', () => makePdf({ catalog: `/Names << /JavaScript << /Names [(a) << ${run('Named')} >>] >> >>` })],
  ['a program to launch', () => makePdf({ catalog: action(`/S /Launch /F (${word('Launch')}.exe)`) })],
  ['an address to open', () => makePdf({ catalog: action(`/S /URI /URI (https://${word('Uri')}.example/)`) })],
  [
    'a form to send',
    () => makePdf({ page: `/AA << /O << /S /SubmitForm /F (https://${word('Submit')}.example/) >> >>` }),
  ],
  [
    'another file inside',
    () =>
      makePdf({
        catalog: `/Names << /EmbeddedFiles << /Names [(${word('Name')}) << /Type /Filespec /F (${word('File')}.exe) /EF << /F 100 0 R >> >>] >> >>`,
        objects: [stream(word('Attached'), '/Type /EmbeddedFile')],
      }),
  ],
  [
    'a link on its page',
    () =>
      makePdf({
        page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (https://${word('Link')}.example/) >> >>]`,
      }),
  ],
  [
    'words in its metadata',
    () => makePdf({ trailer: `/Info << /Title (${word('Title')}) /Author (${word('Author')}) >>` }),
  ],
  [
    'words in its XMP',
    () =>
      makePdf({
        catalog: '/Metadata 100 0 R',
        objects: [stream(`<x>${word('Xmp')}</x>`, '/Type /Metadata /Subtype /XML')],
      }),
  ],
  ['words that are not seen', () => makePdf({ content: `BT 3 Tr /F1 24 Tf 72 700 Td (${word('Unseen')}) Tj ET` })],
  ['words that are seen', () => makePdf({ content: `BT /F1 24 Tf 72 700 Td (${word('Seen')}) Tj ET` })],
  [
    'a filled-in form',
    () =>
      makePdf({
        catalog: `/AcroForm << /Fields [${FIRST_EXTRA} 0 R] /NeedAppearances true /DA (/F1 20 Tf 0 g) >>`,
        page: `/Annots [${FIRST_EXTRA} 0 R]`,
        objects: [
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${word('Field')}) /V (${word('Value')}) /DA (/F1 20 Tf 0 g) /Rect [72 500 400 540] /F 4 /AA << /K << ${run('Key')} >> >> >>`,
        ],
      }),
  ],
  ['a web page behind its end', () => Buffer.concat([makePdf(), Buffer.from(`<script>${word('Behind')}</script>`)])],
  [
    'a comment',
    () => Buffer.concat([makePdf().subarray(0, 9), Buffer.from(`% ${word('Comment')}\n`), makePdf().subarray(9)]),
  ],
];

/** What a PDF that only shows pictures has in it, by the names that PDF gives them. */
const NAMES =
  /^\/(?:Type|Catalog|Pages|Count|Kids|Page|Parent|MediaBox|Contents|Resources|XObject|Length|Subtype|Image|Width|Height|ColorSpace|DeviceRGB|BitsPerComponent|Filter|DCTDecode|Size|Root)$/u;

/** The PDF without the bytes of its pictures. */
const skeletonOf = (pdf: Buffer): string =>
  pdf.toString('latin1').replaceAll(/(\/DCTDecode[^>]*>>\nstream\n)[\s\S]*?(\nendstream\nendobj)/gu, '$1$2');

describe('of a PDF that holds more than what is seen', () => {
  test.each(sampleOf(MORE_THAN_SEEN, 3))('%s: nothing but pictures of its pages is kept', async (_what, make) => {
    const { token } = await makeOwner(app);
    const mine = { as: token, petId: await makePet(app, token) };
    const file = make();
    expect(file.toString('latin1')).toContain(CANARY);
    const { id } = await keepProof(app, { ...mine, file });
    const { bytes } = await app.send(getProofFile, { as: token, params: { id } });
    const thumbnail = (await app.send(getProofThumbnail, { as: token, params: { id } })).bytes;
    for (const kept of [bytes, thumbnail]) expect(kept.toString('latin1')).not.toContain('Canary');
    const names = skeletonOf(bytes).match(/\/[A-Za-z]+/gu) ?? [];
    expect(names.filter((name) => !NAMES.test(name))).toEqual([]);
    expect(bytes.subarray(-6).toString()).toBe('%%EOF\n');
  });

  test('what was filled into a form is drawn', async () => {
    const { token } = await makeOwner(app);
    const mine = { as: token, petId: await makePet(app, token) };
    const form = (value: string) =>
      makePdf({
        catalog: `/AcroForm << /Fields [100 0 R] /NeedAppearances true /DR << /Font << /F1 4 0 R >> >> /DA (/F1 20 Tf 0 g) >>`,
        page: '/Annots [100 0 R]',
        objects: [
          `<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (${value}) /DA (/F1 20 Tf 0 g) /Rect [72 500 400 540] /F 4 >>`,
        ],
      });
    const drawn = async (value: string) => {
      const { id } = await keepProof(app, { ...mine, file: form(value) });
      return (await app.send(getProofFile, { as: token, params: { id } })).bytes;
    };
    const [empty, filled, again] = [await drawn(''), await drawn('Rabies, 3 March'), await drawn('Rabies, 3 March')];
    expect(filled.equals(empty)).toBe(false);
    // The same page gives the same bytes.
    expect(filled.equals(again)).toBe(true);
  });
});

test('a picture that is a PDF or an archive too is only a picture afterwards', async () => {
  const { token } = await makeOwner(app);
  const mine = { as: token, petId: await makePet(app, token) };
  const secret = await sharp(await photo())
    .withExif({ IFD0: { Artist: word('Exif'), ImageDescription: word('Description') } })
    .jpeg()
    .toBuffer();
  const file = Buffer.concat([
    secret,
    makePdf({ catalog: action(run('Polyglot')) }),
    Buffer.from(`PK\x03\x04${word('Zip')}`),
  ]);
  const { id, is_pdf } = await keepProof(app, { ...mine, file });
  expect(is_pdf).toBe(false);
  const { bytes } = await app.send(getProofFile, { as: token, params: { id } });
  expect(bytes.toString('latin1')).not.toMatch(/Canary|%PDF|PolyglotZip/u);
  expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
});

test.runIf(runsAll)(
  'a PDF with a huge picture is drawn or refused, and the next is drawn as always',
  {
    timeout: 120_000,
  },
  async () => {
    const { token } = await makeOwner(app);
    const mine = { as: token, petId: await makePet(app, token) };
    const image =
      '/Type /XObject /Subtype /Image /Width 20000 /Height 20000 /BitsPerComponent 8 /ColorSpace /DeviceGray';
    const objects = [stream(packedZeros(400_000_000), `${image} /Filter /FlateDecode`)];
    const file = makePdf({ content: 'q 595 0 0 842 0 0 cm /X Do Q', objects });
    const reply = await sendProof(app, { ...mine, file });
    if (reply.status !== 201) expect([proofMessages.tooSlow, proofMessages.brokenPdf]).toContain(reply.error);
    await keepProof(app, mine);
  },
);
