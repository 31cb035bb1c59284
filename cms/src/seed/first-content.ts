import { articles } from "../api/article/first-content/articles";
import { modules } from "../api/page/first-content/modules";
import { pages } from "../api/page/first-content/pages";
import type { FirstContent } from "../content/first-content/references";

export const firstContent: FirstContent = { pages, modules, articles };
