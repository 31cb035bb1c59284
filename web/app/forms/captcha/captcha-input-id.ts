/** The element that gets the focus if the characters are missing. */
export const captchaInputId = (formId: string) => `${formId}-captcha`;
