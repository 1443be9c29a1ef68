import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

@customElement('engine-probe')
class EngineProbe extends LitElement {
  static override styles = css`
    p {
      color: rgb(1, 2, 3);
    }
  `;

  /** The word to show. */
  @property() word = 'before';

  protected override render(): TemplateResult {
    return html`<p>${this.word}</p>`;
  }
}

describe('this engine', () => {
  it('runs decorated elements with their own shadow tree and styles', async () => {
    const probe = new EngineProbe();
    document.body.append(probe);
    probe.setAttribute('word', 'after');
    await probe.updateComplete;

    const paragraph = probe.shadowRoot?.querySelector('p');
    expect(paragraph?.textContent).to.equal('after');
    expect(paragraph && getComputedStyle(paragraph).color).to.equal('rgb(1, 2, 3)');
    probe.remove();
  });

  it('types, points and resizes as a person does', async () => {
    await setViewport({ width: 500, height: 400 });
    expect([innerWidth, innerHeight]).to.deep.equal([500, 400]);

    const field = document.createElement('input');
    document.body.append(field);
    const { x, y } = field.getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.ceil(x) + 5, Math.ceil(y) + 5] });
    await sendKeys({ type: 'abc' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ down: 'Shift' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ up: 'Shift' });
    await sendKeys({ press: 'Backspace' });

    expect(document.activeElement).to.equal(field);
    expect(field.value).to.equal('ac');
    field.remove();
  });
});
