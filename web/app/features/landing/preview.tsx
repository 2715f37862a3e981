import { cx } from '~/lib/cx.ts';
import { paths } from '~/paths.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Chip } from '~/ui/chip.tsx';
import { ResumePicture } from './resume-picture.tsx';
import { SAMPLES, type Sample } from './samples.ts';
import { Section } from './section.tsx';
import { TickList } from './tick-list.tsx';

/** A page for each reader, to leaf through: by radio buttons and style alone, so that it works before any script does. */
export const Preview = () => (
  <Section id="preview" tone="paper" title="A page that a stranger trusts">
    <div className="group/samples">
      <fieldset className="min-w-0">
        <legend className="sr-only">Whom the page is for</legend>
        <div className="flex flex-wrap justify-center gap-2">
          {SAMPLES.map(({ purpose, page }, at) => (
            <Chip key={page} type="radio" name="sample" value={page} label={purpose} defaultChecked={at === 0} />
          ))}
        </div>
      </fieldset>
      {SAMPLES.map((sample) => (
        <SampleSheet key={sample.page} {...sample} />
      ))}
    </div>
    <div className="mt-4 text-center lg:mt-10">
      <ButtonLink to={paths.download()} variant="secondary">
        See a sample
      </ButtonLink>
    </div>
  </Section>
);

/** Seen while the radio button of its page is chosen. */
const SEEN: Record<Sample['page'], string> = {
  biscuit: 'group-has-[[value=biscuit]:checked]/samples:grid',
  rufus: 'group-has-[[value=rufus]:checked]/samples:grid',
  zoe: 'group-has-[[value=zoe]:checked]/samples:grid',
  gizmo: 'group-has-[[value=gizmo]:checked]/samples:grid',
  bubbles: 'group-has-[[value=bubbles]:checked]/samples:grid',
};

const SampleSheet = ({ page, title, read }: Sample) => (
  <div className={cx('mt-6 hidden items-center gap-5 lg:mt-12 lg:grid-cols-2 lg:gap-16', SEEN[page])}>
    {/* On a phone its upper part, fading out. */}
    <div className="-mx-2 px-2 max-sm:max-h-70 max-sm:overflow-hidden max-sm:mask-b-from-80%">
      <ResumePicture of={page} className="mx-auto animate-arrive-softly motion-reduce:animate-none lg:-rotate-1" />
    </div>
    <div className="max-lg:order-first">
      <h3 className="text-xl sm:text-2xl">{title}</h3>
      <TickList lines={read} className="mt-3 grid gap-2 sm:mt-5 sm:gap-3 sm:text-lg" />
    </div>
  </div>
);
