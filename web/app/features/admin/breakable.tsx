import { Fragment } from 'react';

// After what joins the parts of a name, and before the host of an address.
const BREAKS = /(?<=[._-])|(?=@)/;

/** A username or an address, which goes on in the next line between its parts, and within one only where that is too long. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(BREAKS).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));
