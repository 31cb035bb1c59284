import { createRequire } from "node:module";

const { extensions } = createRequire(import.meta.url);
const ofStrapi = /[\\/]node_modules[\\/]@strapi[\\/][^\\/]+[\\/]dist[\\/]/;

const ofHooks = /[\\/]@strapi[\\/]utils[\\/]dist[\\/]hooks\.js$/;

type Part = Record<PropertyKey, unknown>;

/** What an application may modify: a module's objects and arrays. Class instances are skipped. */
function isPart(value: unknown): value is Part {
  if (Array.isArray(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

const asLoaded = new Map<Part, PropertyDescriptorMap>();

function retain(value: unknown): void {
  if (!isPart(value) || asLoaded.has(value)) return;
  const held = Object.getOwnPropertyDescriptors(value);
  asLoaded.set(value, held);
  for (const { value: inside } of Object.values(held)) retain(inside);
}

interface Hook {
  getHandlers(): unknown[];
}
type MakeHook = () => Hook;

/** The hooks that modules make for themselves, with how many handlers each had when its module was loaded. */
const hooksOfModules = new Map<Hook, number>();
const madeNow = new Set<Hook>();
let loading = 0;

/** Hooks that an application creates for itself are discarded with it. */
const noting =
  (make: MakeHook): MakeHook =>
  () => {
    const hook = make();
    if (loading > 0) madeNow.add(hook);
    return hook;
  };

const isMaker = (value: unknown): value is MakeHook => typeof value === "function";

function noteHooks(exports: Part): void {
  for (const [name, make] of Object.entries(exports))
    if (name.startsWith("create") && isMaker(make)) exports[name] = noting(make);
}

const load = extensions[".js"];
extensions[".js"] = (module, path) => {
  loading += 1;
  try {
    load(module, path);
  } finally {
    loading -= 1;
  }
  const exports: unknown = module.exports;
  if (ofHooks.test(path) && isPart(exports)) noteHooks(exports);
  if (ofStrapi.test(path)) retain(module.exports);
  if (loading > 0) return;
  for (const hook of madeNow) hooksOfModules.set(hook, hook.getHandlers().length);
  madeNow.clear();
};

/**
 * Resets Strapi's modules to their state after loading. An application changes them for good when it starts: it adds
 * routes and middlewares and replaces services. The next one in this process would get all of that too, and with it
 * every earlier Strapi, a hundred megabytes each.
 */
export function resetStrapi(): void {
  for (const [part, held] of asLoaded) {
    for (const name of Reflect.ownKeys(part)) if (!(name in held)) Reflect.deleteProperty(part, name);
    for (const [name, was] of Object.entries(held)) {
      const is = Object.getOwnPropertyDescriptor(part, name);
      if (is?.value !== was.value || is?.get !== was.get) Reflect.defineProperty(part, name, was);
    }
  }
  for (const [hook, count] of hooksOfModules) hook.getHandlers().splice(count);
}
