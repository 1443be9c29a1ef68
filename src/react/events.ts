/** The events that both pickers send, by the prop that listens to them. */
export const pickerEvents = {
  // React 18 itself listens for these on native form controls alone.
  onInput: 'input',
  onChange: 'change',
  onAssetPick: 'asset-pick',
  onSelectionChange: 'selection-change',
  onSearchChange: 'search-change',
  onSignInChange: 'sign-in-change',
  onPickerCancel: 'picker-cancel',
  onPickerError: 'picker-error',
} as const;
