/** What a label asks for, in words to the person. A name in it may be one long word. */
export const FieldQuestion = ({ id, children }: { id: string; children: string | undefined }) =>
  children ? (
    <p id={id} className="text-[0.9375rem] leading-snug wrap-anywhere text-soft">
      {children}
    </p>
  ) : null;
