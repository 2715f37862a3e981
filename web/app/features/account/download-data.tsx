import { formatBytes } from '~/lib/format.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { useExport } from './use-export.ts';

/** The button that saves all one's data as a file, and how far it is. */
export const DownloadData = () => {
  const { received, failure, download } = useExport();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" loading={received !== null} loadingLabel="Collecting…" onClick={download}>
          Download my data
        </Button>
        {received !== null && received > 0 && (
          <span className="text-soft tabular-nums">{formatBytes(received)} so far</span>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
};
