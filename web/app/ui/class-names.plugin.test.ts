import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { classNames, writeClassNames } from "./class-names.plugin";

const names: Record<string, string> = { card: "A0", "is-open": "A1" };
const written = (code: string) => writeClassNames(code, (_path, name) => names[name] ?? null).code;

describe("class names in the build", () => {
  it("Q-4 are inlined where they are used, and the sheet still loads", () => {
    const code = 'import styles from "./card.module.css";\nf({ className: styles.card, other: styles["is-open"] });';
    expect(written(code)).toBe('import "./card.module.css";\nf({ className: "A0", other: "A1" });');
  });

  it("stay in a table when they are computed, passed on, or in no sheet", () => {
    for (const use of ["styles[kind]", "f(styles)", "styles.gone"]) {
      const code = `import styles from "./card.module.css";\nf(styles.card, ${use});`;
      expect(written(code)).toBe(code);
    }
  });

  it("distinguish two sheets of one module, and names with equal endings", () => {
    const code =
      'import styles from "./card.module.css";\nimport cardStyles from "./other.module.css";\nf(styles.card, cardStyles.card, my.styles.card);';
    expect(written(code)).toBe(
      'import "./card.module.css";\nimport "./other.module.css";\nf("A0", "A0", my.styles.card);',
    );
  });

  it("finds the sheets where the whole repository is in a folder named app, as in a container", () => {
    const folder = mkdtempSync(join(tmpdir(), "class-names-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, "app/web/app/ui"), { recursive: true });
    writeFileSync(join(folder, "app/web/app/ui/card.module.css"), ".card {}");
    const { transform } = classNames((name) => names[name] ?? null);
    if (typeof transform !== "function") throw new Error("the plugin transforms no files");
    const code = 'import styles from "~/ui/card.module.css";\nf(styles.card);';
    expect(Reflect.apply(transform, {}, [code, join(folder, "app/web/app/pages/page.tsx")])).toMatchObject({
      code: 'import "~/ui/card.module.css";\nf("A0");',
    });
  });
});
