/** Whether a document's address is a picture's: such a plan is shown, others are offered as files. */
export const isPictureFile = (url: string): boolean => /\.(?:png|jpe?g|webp|avif|svg)(?:$|[?#])/i.test(url);
