import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { buttonStyle } from '~/ui/button-style.ts';
import { QrCode } from '~/ui/qr-code.tsx';
import { toast } from '~/ui/toast.ts';
import { Copy, Mail, QrCode as QrSign, Share2 } from '../../ui/icons.tsx';

interface Props {
  url: string;
  petName: string;
}

const icon = 'size-5';

/** Where a link leads, and the ways to give it to somebody. */
export const LinkAddress = ({ url, petName }: Props) => {
  const [isQrShown, setQrShown] = useState(false);
  const { mailSubject, mailBody, copied, notCopied } = messages.sharing;
  const subject = mailSubject(petName);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(copied),
      () => toast.error(notCopied),
    );
  // Who closes the sheet again has changed their mind, which is no failure.
  const share = () => navigator.share({ title: subject, url }).catch(() => undefined);
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(mailBody(petName, url))}`;
  return (
    <div className="grid gap-3">
      <a
        href={url}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center rounded-xl bg-paper px-4 py-2 text-[0.9375rem] break-all text-link"
      >
        {url}
      </a>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden className={icon} />
          Copy
        </Button>
        <Button variant="secondary" aria-expanded={isQrShown} onClick={() => setQrShown(!isQrShown)}>
          <QrSign aria-hidden className={icon} />
          QR code
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={share}>
            <Share2 aria-hidden className={icon} />
            Send
          </Button>
        )}
        <a href={mail} className={buttonStyle('secondary')}>
          <span className="inline-flex items-center justify-center gap-2">
            <Mail aria-hidden className={icon} />
            Mail
          </span>
        </a>
      </div>
      {isQrShown && (
        <div className="grid justify-items-center">
          <QrCode text={url} label={`QR code with the link to the résumé of ${petName}`} />
        </div>
      )}
    </div>
  );
};
