import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.js';

const { NoTruncation, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;

/**
 * Returns the types of an element's members as hosts see them: narrowed by subclasses, and with the
 * type arguments of generic base classes. The analyzer only reads one class at a time.
 */
export class MemberTypes {
  constructor() {
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
      ts.sys,
      root,
    );
    const program = ts.createProgram([join(root, 'src/index.ts')], options);
    this.checker = program.getTypeChecker();
    const index = program.getSourceFile(join(root, 'src/index.ts'));
    const module = index && this.checker.getSymbolAtLocation(index);
    this.exported = module ? this.checker.getExportsOfModule(module) : [];
  }

  /**
   * The type of a field or the return type of a method; undefined if there is no such member.
   * @param {string} className
   * @param {string} member
   */
  of(className, member) {
    const exported = this.exported.find(({ name }) => name === className);
    if (!exported) return undefined;
    const symbol =
      exported.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(exported) : exported;
    const property = this.checker.getDeclaredTypeOfSymbol(symbol).getProperty(member);
    if (!property) return undefined;
    const type = this.checker.getTypeOfSymbol(property);
    const [signature] = type.getCallSignatures();
    return this.write(signature ? signature.getReturnType() : type);
  }

  /** @param {ts.Type} type */
  write(type) {
    // Unions of strings are written out, because editors suggest their values.
    if (type.isUnion() && type.types.every((each) => each.isStringLiteral())) {
      return type.types.map(({ value }) => `'${value}'`).join(' | ');
    }
    return this.checker.typeToString(
      type,
      undefined,
      NoTruncation | UseSingleQuotesForStringLiteralType,
    );
  }
}
