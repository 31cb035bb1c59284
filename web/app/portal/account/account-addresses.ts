/** Below `/{language}/login/`. Mails lead to those that take a token: `compose-link.ts` of the owners' plugin has them too. */
export const accountPages = {
  forgotten: "forgotten",
  byMail: "by-mail",
  sent: "mail-sent",
  choosePassword: "choose-password",
  devices: "sessions",
} as const;

export const accountPath = (login: string, page: keyof typeof accountPages): string => `${login}${accountPages[page]}/`;
