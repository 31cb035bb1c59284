import type { SeedArticle } from "../../../content/first-content/seed-types";
import { reviewArticles } from "../../testimonial/first-content/reviews";
import { companyArticles } from "./company";
import { serviceArticles } from "./services";
import { teamArticles } from "./team";

export const articles: SeedArticle[] = [...serviceArticles, ...teamArticles, ...reviewArticles, ...companyArticles];
