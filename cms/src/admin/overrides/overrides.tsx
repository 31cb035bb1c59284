import { createGlobalStyle } from "styled-components";

/** Below this width Strapi sets the form and what stands beside it under each other. */
const wideScreen = "1080px";

/** The buttons beside a form stay in view however long it is; what else stands there passes below them. */
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

/** A list has its columns in view on a screen of 1280: they stand closer, and a long text is cut. */
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
