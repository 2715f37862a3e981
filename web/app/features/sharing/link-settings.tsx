import { messages } from '@pawsume/contract/messages';
import { LINK_ENDS, type LinkEnds, type SharedLink } from '@pawsume/contract/sharing';
import { Link } from 'react-router';
import { formatDay } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { HiddenContacts } from '~/ui/hidden-contacts.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Select } from '~/ui/select.tsx';
import { Switch } from '~/ui/switch.tsx';
import type { LinkChange } from './use-links.ts';

interface Props {
  link: SharedLink;
  isPdfMarked: boolean;
  isOwnerMailed: boolean;
  /** Contacts typed into texts, which the link leaves out as well. */
  hiddenContacts: string[];
  onChange: (change: LinkChange) => void;
}

const isEnd = (value: string): value is LinkEnds => LINK_ENDS.some((end) => end === value);

/** When a link ends, and what its readers get. */
export const LinkSettings = ({
  link: { ends_at, with_pdf, hides_contact },
  isPdfMarked,
  isOwnerMailed,
  hiddenContacts,
  onChange,
}: Props) => {
  const { ends, withPdf, pdfWatermarked, hidesContact, hidesContactExplained, notMailed, confirmAddress } =
    messages.sharing;
  return (
    <div className="grid gap-1">
      <Select
        label="Ends"
        placeholder={ends_at === null ? 'Please choose' : `On ${formatDay(ends_at)}`}
        value={ends_at === null ? 'never' : ''}
        options={LINK_ENDS.map((end) => ({ value: end, label: ends[end] }))}
        onChange={({ target: { value } }) => isEnd(value) && onChange({ ends: value })}
      />
      <Switch label={withPdf} checked={with_pdf} onChange={(isOn) => onChange({ with_pdf: isOn })} />
      {with_pdf && isPdfMarked && <p className="text-[0.9375rem] text-soft">{pdfWatermarked}</p>}
      <Switch label={hidesContact} checked={hides_contact} onChange={(isOn) => onChange({ hides_contact: isOn })} />
      {hides_contact && <p className="text-[0.9375rem] text-soft">{hidesContactExplained}</p>}
      {hides_contact && <HiddenContacts found={hiddenContacts} />}
      {hides_contact && !isOwnerMailed && (
        <div className="mt-2">
          <Notice
            tone="info"
            action={
              <Link to={paths.profile()} className="inline-flex min-h-11 items-center text-link">
                {confirmAddress}
              </Link>
            }
          >
            {notMailed}
          </Notice>
        </div>
      )}
    </div>
  );
};
