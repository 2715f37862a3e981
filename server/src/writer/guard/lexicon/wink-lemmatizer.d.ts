declare module 'wink-lemmatizer' {
  const lemmatize: Record<'verb' | 'noun', (word: string) => string>;
  // biome-ignore lint/style/noDefaultExport: so the package exports it.
  export default lemmatize;
}
