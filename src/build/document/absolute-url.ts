import { firm } from '../../content/firm';

export const absoluteUrl = (path: string) => new URL(path, firm.siteUrl).href;
