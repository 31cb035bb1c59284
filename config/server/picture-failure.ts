/** Why there is no picture: its bytes are rejected, the source says it is missing, or the request failed. */
export class PictureFailure extends Error {
  readonly kind: "refused" | "missing" | "failed";

  constructor(kind: PictureFailure["kind"], message: string) {
    super(message);
    this.name = "PictureFailure";
    this.kind = kind;
  }
}
