import { BRAND } from '@pawsume/contract/brand';
import { useContact } from '~/api/use-contact.ts';

export const Contact = () => {
  const email = useContact();
  return (
    <div id="contact-us">
      <h2 className="text-lg">Contact us</h2>
      <p className="mt-2 text-soft">{BRAND}, Canada</p>
      {email !== null && (
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center text-link wrap-anywhere">
          {email}
        </a>
      )}
    </div>
  );
};
