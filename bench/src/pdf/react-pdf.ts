import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { type Content, linesOf } from './content.ts';

const styles = StyleSheet.create({
  page: { fontSize: 9 },
  header: { backgroundColor: '#fbf7f0', padding: 30 },
  photo: { width: 110, height: 110, borderRadius: 55 },
  name: { fontSize: 28 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  main: { padding: 20 },
  title: { fontSize: 12, color: '#1f5b45' },
});

const texts = (all: string[], style = {}): ReactElement[] => all.map((text, key) => h(Text, { key, style }, text));

/** The same content as a PDF by @react-pdf/renderer, with its built-in font, which spares it embedding ours. */
export const reactPdf = ({ page, photo }: Content): Promise<Buffer> =>
  renderToBuffer(
    h(
      Document,
      { title: page.title },
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(View, { style: styles.header }, [
          h(Image, { key: 'photo', src: { data: photo, format: 'jpg' }, style: styles.photo }),
          h(Text, { key: 'name', style: styles.name }, page.name),
          h(Text, { key: 'line' }, page.oneLiner),
          h(
            View,
            { key: 'facts', style: styles.row },
            texts(page.facts.map(({ label, value }) => `${label}: ${value}`)),
          ),
        ]),
        h(View, { style: styles.main }, [
          h(View, { key: 'chips', style: styles.row }, texts(page.chips.map(({ text }) => text))),
          ...page.sections.map(({ title, entries }) =>
            h(View, { key: title }, [
              h(Text, { key: title, style: styles.title }, title),
              ...texts(entries.flatMap(linesOf)),
            ]),
          ),
          ...texts(page.contact?.lines.map(({ value }) => value) ?? []),
          h(Text, { key: 'footer' }, `${page.footer.note} ${page.footer.mark}`),
        ]),
      ),
    ),
  );
