import { plainText } from './plain-text.ts';

/** An XML element; its children are elements or one text. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly XmlElement[] | string;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};

/** One element of a document. */
export function element(
  name: string,
  attributes: XmlElement['attributes'] = {},
  children: XmlElement['children'] = [],
): XmlElement {
  return { name, attributes, children };
}

/** The whole document as text. Every text in it is made plain and is escaped, never quoted. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;
}

function written({ name, attributes, children }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const open = `${indent}<${name}${pairs.join('')}`;
  if (children.length === 0) {
    return `${open}/>`;
  }
  if (typeof children === 'string') {
    return `${open}>${plainText(children, Number.POSITIVE_INFINITY).replace(/[&<>]/g, entity)}</${name}>`;
  }
  const inner = children.map((child) => written(child, `${indent}  `));
  return [`${open}>`, ...inner, `${indent}</${name}>`].join('\n');
}

function escaped(value: string | number): string {
  return plainText(String(value)).replace(/[&<>"\n]/g, entity);
}

function entity(character: string): string {
  return entities[character] ?? character;
}
