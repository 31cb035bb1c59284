/**
 * A full run tries everything on both databases, each step at which a start is killed, and the newest Node (decision 147).
 * `.ci/run` and the workflows set TEST_SCOPE=full; `npm test` on one's own machine tries a part of these.
 */
export const isFullScope = (process.env.TEST_SCOPE ?? (process.env.CI ? "full" : "quick")) === "full";
