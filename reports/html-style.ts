import { areaStyle } from './html-style-areas.ts';
import { colours, layout } from './html-style-base.ts';
import { causeStyle } from './html-style-causes.ts';
import { rowStyle } from './html-style-rows.ts';

/** All of the page's style sheet. */
export const style = [colours, layout, causeStyle, areaStyle, rowStyle].join('');
