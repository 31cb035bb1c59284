import { createGlobalStyle } from "styled-components";

/** Below this width Strapi places the side column under the form. */
const wideScreen = "1080px";

/** The buttons beside a long form stay visible; the rest of the side column scrolls below them. */
export const StickySaveButtons = createGlobalStyle`
  @media (min-width: ${wideScreen}) {
    #strapi form div:has(> aside[aria-labelledby="additional-information"]) {
      height: 100%;
    }

    #strapi form div > aside[aria-labelledby="additional-information"]:first-child {
      position: sticky;
      top: 1.6rem;
      z-index: 2;
    }
  }
`;

/** Fits the columns of a list on a screen of 1280 px: less spacing, and long texts are cut. */
export const CompactLists = createGlobalStyle`
  @media (min-width: ${wideScreen}) and (max-width: 1600px) {
    #strapi main table :is(th, td) {
      padding-inline: 0.6rem;
    }

    #strapi main table td > :is(a, span) {
      max-width: clamp(15rem, 12vw, 24rem);
    }
  }
`;

/**
 * The server sends no mail to staff: of the page that asks for one, the heading says who gives a new password, and the way back stays. Its
 * form is the only one beside a link to the login that has no password. Before the login Strapi has no place for a component.
 */
export function hideForgotPasswordForm(): void {
  const style = document.createElement("style");
  style.textContent = `main:has(a[href$="/auth/login"]) form:not(:has([type="password"])) { display: none; }`;
  document.head.append(style);
}
