import { createGlobalStyle, styled } from "styled-components";

/** A phone's width with a little air, or a third of a large screen. */
const width = "max(40rem, 34vw)";

export const SidePanel = styled.aside`
  position: fixed;
  z-index: 3;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: ${width};
  max-width: 100vw;
  border-left: 1px solid ${({ theme }) => theme.colors.neutral200};
  background: ${({ theme }) => theme.colors.neutral0};
`;

/**
 * Makes room for the panel: the list of types goes, the air at the sides gets less, and the form draws in with what stands beside
 * it, so that saving stays in reach. Strapi lays its edit view out by the width of the window and cannot know by itself.
 */
export const MakeRoomForPanel = createGlobalStyle`
  @media (min-width: 1080px) {
    body { padding-right: ${width}; }

    div:has(> div > #main-content) { grid-template-columns: 1fr; }
    div:has(> div > #main-content) > :not(:has(#main-content)) { display: none; }
    #main-content form > div { padding-left: 2.4rem; padding-right: 2.4rem; }
  }
`;
