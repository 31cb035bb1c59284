/** The bytes are not built as their kind of picture is. */
export class UnreadablePicture extends Error {}
