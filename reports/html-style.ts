import { colours, layout } from './html-style-base.ts';
import { listStyle } from './html-style-list.ts';

/** All of the page's style sheet. */
export const style = [colours, layout, listStyle].join('');
