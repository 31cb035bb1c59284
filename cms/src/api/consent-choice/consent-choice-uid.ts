export const consentChoiceUid = "api::consent-choice.consent-choice";
