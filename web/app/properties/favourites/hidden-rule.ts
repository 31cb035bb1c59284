/** Removes hidden listings from lists, wherever and whenever their cards are added, until the list shows them again. */
const ruleOf = (listings: readonly number[]) =>
  `html:not([data-shows-hidden]) [data-list] li:has(${listings.map((id) => `a[href$="/${id}/"]`).join()}){display:none}`;

/** A stylesheet made by script: the policy allows no inline styles. The site has no other. */
export function applyHiddenRule(listings: readonly number[]): void {
  const sheets: CSSStyleSheet[] = [];
  if (listings.length > 0) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleOf(listings));
    sheets.push(sheet);
  }
  // Left alone by a browser that is too old for it: there nothing is hidden before the first paint, or after.
  document.adoptedStyleSheets = sheets;
}
