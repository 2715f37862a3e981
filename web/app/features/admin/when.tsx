import { formatDay } from '~/lib/format.ts';

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

export const Day = ({ iso }: { iso: string }) => (
  <time dateTime={iso} className="lg:whitespace-nowrap">
    {formatDay(iso)}
  </time>
);

/** A day with its time of day, which moves to a line of its own where there is little room. */
export const Moment = ({ iso }: { iso: string }) => (
  <time dateTime={iso}>
    <span className="inline-block lg:whitespace-nowrap">{formatDay(iso)}</span>{' '}
    <span className="inline-block whitespace-nowrap">{TIME.format(new Date(iso))}</span>
  </time>
);
