/** A call as it arrived, without its authorization. */
export interface RequestRecord {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  operation: string;
  contentType: string | null;
  /** `PayPal-Request-Id`. */
  requestId: string | null;
  prefer: string | null;
  /** As it travelled. */
  body: string;
  /** Null until answered, and for ever where the connection was cut. */
  status: number | null;
}
