import { describe, expect, it } from "vitest";
import { fullAddresses, isInLoop, sharesAddress, type TreeItem } from "./page-tree";

const item = (documentId: string, path: string, parent: string | null = null): TreeItem => ({
  documentId,
  title: documentId,
  path,
  parent,
});

describe("CMS-11 loops", () => {
  it("finds an item that is its own parent", () => {
    expect(isInLoop("a", [item("a", "a", "a")])).toBe(true);
  });

  it("finds a loop over several items", () => {
    const items = [item("a", "a", "c"), item("b", "b", "a"), item("c", "c", "b")];
    expect(items.map(({ documentId }) => isInLoop(documentId, items))).toEqual([true, true, true]);
  });

  it("does not report an item that is only below a loop, and ends", () => {
    expect(isInLoop("d", [item("a", "a", "b"), item("b", "b", "a"), item("d", "d", "a")])).toBe(false);
  });

  it("accepts a deep tree, and a missing parent", () => {
    expect(isInLoop("c", [item("a", "a", "gone"), item("b", "b", "a"), item("c", "c", "b")])).toBe(false);
  });
});

describe("CMS-11 addresses", () => {
  it("puts the parents' addresses before its own", () => {
    expect(fullAddresses([item("contact", "Contact"), item("job", "/vacature/", "contact")]).get("job")).toBe(
      "contact/vacature",
    );
  });

  it("rejects the same address among siblings, in any case", () => {
    expect(sharesAddress("b", [item("a", "te-koop"), item("b", "Te-Koop")])?.documentId).toBe("a");
  });

  it("accepts the same word under different parents", () => {
    expect(
      sharesAddress("d", [item("a", "kopen"), item("b", "huren"), item("c", "gids", "a"), item("d", "gids", "b")]),
    ).toBeNull();
  });

  it("rejects an address that joins another's parent and child", () => {
    expect(
      sharesAddress("c", [item("a", "bedankt"), item("b", "contact", "a"), item("c", "bedankt/contact")])?.documentId,
    ).toBe("b");
  });

  it("allows one home page only", () => {
    expect(sharesAddress("b", [item("a", ""), item("b", "")])?.documentId).toBe("a");
  });
});
