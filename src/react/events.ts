/** The events of both pickers by prop name. */
export const pickerEvents = {
  // React 18 itself supports these events only on native form controls.
  onInput: 'input',
  onChange: 'change',
  onAssetPick: 'asset-pick',
  onSelectionChange: 'selection-change',
  onSearchChange: 'search-change',
  onSignInChange: 'sign-in-change',
  onPickerCancel: 'picker-cancel',
  onPickerError: 'picker-error',
} as const;
