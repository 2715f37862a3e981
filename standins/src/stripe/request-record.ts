/** A call as it arrived; never its credentials. */
export interface RequestRecord {
  method: string;
  path: string;
  operation: string;
  contentType: string | null;
  stripeVersion: string | null;
  idempotencyKey: string | null;
  telemetry: boolean;
  /** Body or query, still encoded. */
  form: string;
  /** Null until answered, and for ever where the connection was cut. */
  status: number | null;
}
