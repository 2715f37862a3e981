/** Asks whether to log out although something is unsaved. Resolves to the answer. */
type Question = () => Promise<boolean>;
let ask: Question | null = null;

/** Registers the screen that asks. Returns a function that unregisters it. */
export const answerLogOut = (question: Question): (() => void) => {
  ask = question;
  return () => {
    if (ask === question) ask = null;
  };
};

/** True if the person logs out anyway, or no screen can ask. */
export const askLogOut = async (): Promise<boolean> => (ask ? ask() : true);
