import ts from 'typescript';

/**
 * Adds the names of all members that a page can reach from the exports of a module.
 *
 * @param {ts.Program} program
 * @param {string} entry - The module.
 * @param {Set<string>} taken
 */
export function publicNames(program, entry, taken) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing`);
  const reach = reachedNames(program, taken);
  const { Alias, Type, Value } = ts.SymbolFlags;
  for (const exported of checker.getExportsOfModule(module)) {
    const symbol = exported.flags & Alias ? checker.getAliasedSymbol(exported) : exported;
    taken.add(exported.name);
    if (symbol.flags & Type) reach(checker.getDeclaredTypeOfSymbol(symbol));
    if (symbol.flags & Value) reach(checker.getTypeOfSymbol(symbol));
  }
}

/**
 * Returns a function that adds the names of the members of a type, and of every type that they lead
 * to, as parameters and results do. Protected members keep their own names, because a class of a page
 * could extend ours, but they lead nowhere: what they contain is not for pages.
 *
 * @param {ts.Program} program
 * @param {Set<string>} taken
 * @returns {(type: ts.Type) => void}
 */
export function reachedNames(program, taken) {
  const checker = program.getTypeChecker();
  /** @type {Set<ts.Type>} */
  const known = new Set();

  /** @param {ts.Type | undefined} type */
  const reach = (type) => {
    if (!type || known.has(type) || (type.flags & primitives) !== 0) return;
    known.add(type);
    type.aliasTypeArguments?.forEach(reach);
    if (type.isUnionOrIntersection()) type.types.forEach(reach);
    if (type.isTypeParameter()) reach(checker.getBaseConstraintOfType(type));
    if (isReference(type)) checker.getTypeArguments(type).forEach(reach);
    // The names of platforms and libraries are taken anyway.
    if (isDeclaredOutside(type)) return;
    for (const member of checker.getPropertiesOfType(type)) {
      if (isPrivate(member)) continue;
      taken.add(member.name);
      if (!has(member, ts.ModifierFlags.Protected)) reach(checker.getTypeOfSymbol(member));
    }
    for (const { type: value } of checker.getIndexInfosOfType(type)) reach(value);
    for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
      for (const signature of checker.getSignaturesOfType(type, kind)) {
        signature.typeParameters?.forEach(reach);
        for (const parameter of signature.parameters) reach(checker.getTypeOfSymbol(parameter));
        reach(signature.getReturnType());
      }
    }
  };
  return reach;
}

const { StringLike, NumberLike, BigIntLike, BooleanLike, ESSymbolLike } = ts.TypeFlags;
const primitives = StringLike | NumberLike | BigIntLike | BooleanLike | ESSymbolLike;

/**
 * Whether only declaration files declare a type, such as those of browsers and Lit.
 *
 * @param {ts.Type} type
 */
export function isDeclaredOutside(type) {
  // Some types have no symbol.
  const { symbol } = /** @type {Partial<ts.Type>} */ (type);
  const files = symbol?.declarations?.map((each) => each.getSourceFile()) ?? [];
  return files.length > 0 && files.every(({ isDeclarationFile }) => isDeclarationFile);
}

/**
 * Whether code outside of its class cannot use a member.
 *
 * @param {ts.Symbol} member
 */
export function isPrivate(member) {
  const { valueDeclaration } = member;
  return (
    has(member, ts.ModifierFlags.Private) ||
    (valueDeclaration !== undefined &&
      ts.isClassElement(valueDeclaration) &&
      valueDeclaration.name?.kind === ts.SyntaxKind.PrivateIdentifier)
  );
}

/**
 * @param {ts.Symbol} member
 * @param {ts.ModifierFlags} modifier
 */
function has({ declarations = [] }, modifier) {
  return declarations.some((each) => (ts.getCombinedModifierFlags(each) & modifier) !== 0);
}

/** @param {ts.Type} type @returns {type is ts.TypeReference} */
function isReference(type) {
  const { objectFlags = 0 } = /** @type {Partial<ts.ObjectType>} */ (type);
  return (type.flags & ts.TypeFlags.Object) !== 0 && (objectFlags & ts.ObjectFlags.Reference) !== 0;
}
