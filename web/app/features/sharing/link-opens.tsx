import { messages } from '@pawsume/contract/messages';
import { OPENS_DAYS, type OpensOfDay } from '@pawsume/contract/sharing';
import { formatDay } from '~/lib/format.ts';

const DAY_MS = 86_400_000;

/** The last days, from the first to today, with how often the link was opened on each. */
const daysOf = (opens: readonly OpensOfDay[], today: Date): OpensOfDay[] =>
  Array.from({ length: OPENS_DAYS }, (_, n) => {
    const day = new Date(today.getTime() - (OPENS_DAYS - 1 - n) * DAY_MS).toISOString().slice(0, 10);
    return { day, opens: opens.find((each) => each.day === day)?.opens ?? 0 };
  });

/** How often a link was opened, day by day: as bars, and as a table for those who cannot see them. */
export const LinkOpens = ({ opens }: { opens: readonly OpensOfDay[] }) => {
  const { noOpens, opens: inWords, opensExplained } = messages.sharing;
  const total = opens.reduce((sum, each) => sum + each.opens, 0);
  const most = Math.max(1, ...opens.map((each) => each.opens));
  if (total === 0) return <p className="text-[0.9375rem] text-soft">{noOpens}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{inWords(total)}</p>
      <div aria-hidden className="flex h-12 items-end gap-0.5 border-b border-line">
        {daysOf(opens, new Date()).map((each) => (
          <span
            key={each.day}
            title={`${formatDay(each.day)}: ${each.opens}`}
            className="flex-1 rounded-t-sm bg-leaf forced-color-adjust-none"
            style={{ height: each.opens === 0 ? 0 : `${Math.max(8, (100 * each.opens) / most)}%` }}
          />
        ))}
      </div>
      <table className="sr-only">
        <caption>Opens by day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Opens</th>
          </tr>
        </thead>
        <tbody>
          {opens.map((each) => (
            <tr key={each.day}>
              <th scope="row">{formatDay(each.day)}</th>
              <td>{each.opens}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-[0.9375rem] text-soft">{opensExplained}</p>
    </div>
  );
};
