/** Why there is no picture: by its bytes, by the source's word, or for no word of it. */
export class PictureFailure extends Error {
  readonly kind: "refused" | "missing" | "failed";

  constructor(kind: PictureFailure["kind"], message: string) {
    super(message);
    this.name = "PictureFailure";
    this.kind = kind;
  }
}
