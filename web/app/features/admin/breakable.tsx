import { createElement, Fragment } from 'react';

// After what joins the parts of a name, and before the host of an address.
const BREAKS = /(?<=[._-])|(?=@)/;

/** A username or an address, which goes on in the next line between its parts, and within one only where that is too long. */
export const Breakable = ({ text }: { text: string }) =>
  createElement(Fragment, null, ...text.split(BREAKS).flatMap((part) => [part, <wbr key="break" />]));
