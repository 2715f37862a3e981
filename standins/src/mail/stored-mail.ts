import PostalMime from 'postal-mime';

export interface StoredMail {
  id: number;
  /** Recipients of the envelope. */
  to: string[];
  from: string;
  /** Where answers go, where the mail says so. */
  replyTo: string[];
  /** By which mail servers and mailboxes know it for the same. */
  messageId: string;
  subject: string;
  text: string;
  html: string;
  /** Addresses of web pages in the text, in their order. */
  links: string[];
  receivedAt: string;
}

/** An address of a web page in a text. */
export const LINK = /https?:\/\/[^\s<>"]+/g;

/** Reads the bytes of a mail as they came over the wire. */
export const readMail = async (
  raw: Buffer,
  { id, from, to }: { id: number; from: string; to: string[] },
): Promise<StoredMail> => {
  const { messageId = '', subject = '', text = '', html = '', replyTo = [] } = await PostalMime.parse(raw);
  return {
    id,
    from,
    to,
    messageId,
    replyTo: replyTo.flatMap(({ address }) => address ?? []),
    subject,
    text,
    html,
    links: text.match(LINK) ?? [],
    receivedAt: new Date().toISOString(),
  };
};
