import { messages } from '@pawsume/contract/messages';
import { WayOn } from './way-on.tsx';

/** For addresses that lead nowhere, or to something that is not there for whoever asks. */
export const NotFoundPage = () => <WayOn title="Nobody here but the cat" message={messages.common.notFound} />;
