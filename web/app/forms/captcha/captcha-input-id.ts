/** Where the focus goes when the characters are missing. */
export const captchaInputId = (formId: string) => `${formId}-captcha`;
