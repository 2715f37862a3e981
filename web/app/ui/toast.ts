import { type ExternalToast, toast as raise } from 'sonner';

type Options = Pick<ExternalToast, 'id' | 'duration' | 'action'>;

/** News that stands there already is not put up again. Two that can be answered are two, whatever they say. */
const once = (message: string, options: Options = {}): Options =>
  options.action ? options : { id: message, ...options };

/** Puts up short news, which the Toaster shows for a few seconds. */
export const toast = Object.assign((message: string, options?: Options) => raise(message, once(message, options)), {
  success: (message: string, options?: Options) => raise.success(message, once(message, options)),
  error: (message: string, options?: Options) => raise.error(message, once(message, options)),
  dismiss: (id: number | string) => raise.dismiss(id),
});
