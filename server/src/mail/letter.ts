import { BRAND } from '@pawsume/contract/brand';
import escapeHtml from 'escape-html';
import type { Letter } from './mailer.ts';

interface Content extends Pick<Letter, 'kind' | 'userId' | 'to' | 'subject'> {
  paragraphs: string[];
  /** Each on its own line, with what it is for. */
  links?: { label: string; url: string }[];
  closing: string[];
}

/** Writes a letter as text, and the same as simple HTML. */
export const letter = ({ paragraphs, links = [], closing, ...head }: Content): Letter => ({
  ...head,
  text: `${[
    'Hello,',
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...closing,
    `Warm regards,\n${BRAND}`,
  ].join('\n\n')}\n`,
  html: htmlOf({ paragraphs, links, closing }),
});

const htmlOf = ({ paragraphs, links = [], closing }: Pick<Content, 'paragraphs' | 'links' | 'closing'>): string => {
  const words = (texts: string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`);
  const buttons = links.map(
    ({ label, url }) =>
      `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1F5B45;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></p>`,
  );
  return `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#FBF7F0;color:#1F2A26;font:16px/1.5 sans-serif">
<div style="max-width:520px;margin:auto;padding:24px;border-radius:12px;background:#ffffff">
${[...words(['Hello,', ...paragraphs]), ...buttons, ...words(closing)].join('\n')}
<p>Warm regards,<br>${escapeHtml(BRAND)}</p>
</div>
</body></html>
`;
};
