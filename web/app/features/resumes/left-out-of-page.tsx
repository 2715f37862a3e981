import { messages } from '@pawsume/contract/messages';
import type { LeftOut } from '@pawsume/contract/resumes';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Notice } from '~/ui/notice.tsx';
import type { ResumeToShow } from './resume-to-show.ts';

interface Props {
  resume: ResumeToShow;
  leftOut: readonly LeftOut[];
}

/** What may keep a text from the page, and what is said of it. */
const REASONS = [
  ['signs', messages.resumes.notDrawn],
  ['room', messages.resumes.leftOut],
] as const;

/** What the page does not show all of, each with the way to where it can be changed. */
export const LeftOutOfPage = ({ resume, leftOut }: Props) =>
  REASONS.map(([reason, sentence]) => (
    <Told
      key={reason}
      sentence={sentence}
      resume={resume}
      texts={leftOut.filter((text) => (text.reason ?? 'room') === reason)}
    />
  ));

interface ToldProps {
  sentence: string;
  resume: ResumeToShow;
  texts: readonly LeftOut[];
}

const Told = ({ sentence, resume, texts }: ToldProps) =>
  texts.length > 0 && (
    <Notice tone="info">
      <p>{sentence}</p>
      <ul className="mt-2 gap-6 sm:max-lg:columns-2">
        {texts.map((text) => (
          <li key={text.name} className="break-inside-avoid">
            <WayToText resume={resume} text={text} />
          </li>
        ))}
      </ul>
    </Notice>
  );

const WayToText = ({
  resume: { id, pet_id },
  text: { name, step, answer, field },
}: {
  resume: ResumeToShow;
  text: LeftOut;
}) => {
  const form = step && answer && pet_id !== null ? paths.answer(step, pet_id, answer) : null;
  const to = field ? paths.editResume(id) : form;
  return to === null ? (
    name
  ) : (
    <Link to={to} className="inline-flex min-h-11 min-w-11 items-center text-link">
      {name}
    </Link>
  );
};
