import { cx } from '~/lib/cx.ts';
import { Portrait } from '~/ui/art/portrait.tsx';
import type { Sample } from './samples.tsx';

/**
 * What a résumé looks like, small: paper stays white in the dark, and its type grows with its width. To screen readers
 * it is one picture, for it is an example and not content.
 */
export const SampleResume = ({ sample, className }: { sample: Sample; className?: string }) => (
  <div
    role="img"
    aria-label={`An example: the ${sample.kind.toLowerCase()} of ${sample.name}, on one page`}
    className={className}
  >
    <div className="@container aspect-[210/297] overflow-hidden rounded-2xl bg-white text-night shadow-lifted select-none">
      <div aria-hidden className="flex h-full flex-col text-[2.3cqw] leading-[1.45]">
        <Head sample={sample} />
        <div className="grid flex-1 grid-cols-[1.9fr_1fr] gap-[4cqw] px-[7.5cqw] py-[4.5cqw]">
          <div className="grid content-start gap-[3cqw]">
            <Tags tags={sample.tags} />
            <Blocks blocks={sample.sections} />
          </div>
          <div className="grid content-start gap-[2.6cqw] self-start rounded-[2.4cqw] bg-[#fbf7f0] p-[3cqw]">
            <Blocks blocks={sample.aside} />
          </div>
        </div>
        <p className="flex justify-between px-[7.5cqw] pb-[3.4cqw] text-[1.4cqw] text-[#5a655f]">
          <span>Information given by the owner.</span>
          <span>{sample.name} · Résumé</span>
        </p>
      </div>
    </div>
  </div>
);

const Head = ({ sample }: { sample: Sample }) => (
  <div className="bg-[#fbf7f0] px-[7.5cqw] pt-[6.5cqw] pb-[4cqw]">
    <div className="flex items-center gap-[4.5cqw]">
      <Portrait className="w-[21cqw] shrink-0 border-[0.5cqw] border-white">{sample.picture}</Portrait>
      <div>
        <p className="text-[1.6cqw] font-semibold tracking-[0.12em] text-[#a05a00] uppercase">{sample.kind}</p>
        <p className="mt-[0.6cqw] font-display text-[7cqw] leading-none font-semibold">{sample.name}</p>
        <p className="mt-[1.6cqw] font-display text-[2.5cqw] leading-[1.35] text-[#1f5b45] italic">{sample.line}</p>
      </div>
    </div>
    <div className="mt-[3.4cqw] grid grid-cols-4 gap-[2cqw]">
      {sample.facts.map(([label, value]) => (
        <div key={label}>
          <p className="text-[1.5cqw] tracking-wider text-[#5a655f] uppercase">{label}</p>
          <p className="font-semibold">{value}</p>
        </div>
      ))}
    </div>
  </div>
);

const Tags = ({ tags }: { tags: string[] }) => (
  <div className="flex flex-wrap gap-[0.9cqw]">
    {tags.map((tag) => (
      <span
        key={tag}
        className={cx(
          'rounded-full bg-[#e3eee7] px-[1.5cqw] py-[0.3cqw]',
          'text-[1.8cqw] font-semibold text-[#1f5b45]',
        )}
      >
        ✓ {tag}
      </span>
    ))}
  </div>
);

const Blocks = ({ blocks }: { blocks: [title: string, text: string][] }) =>
  blocks.map(([title, text]) => (
    <div key={title}>
      <p className="font-display text-[2.9cqw] leading-tight font-semibold text-[#1f5b45]">{title}</p>
      <p className="mt-[0.6cqw] whitespace-pre-line">{text}</p>
    </div>
  ));
